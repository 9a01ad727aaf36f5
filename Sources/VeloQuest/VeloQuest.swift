// VeloQuest
