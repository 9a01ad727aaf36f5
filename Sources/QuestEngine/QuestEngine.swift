// QuestEngine
