// Written by .ci/texts.py.
#include "languages.h"

// #embed is of C23; clang has it in all modes from version 19 on.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en[] = {
#embed "../../Languages/en/Answers.ftl"
, '\n',
#embed "../../Languages/en/BrowserInterface.ftl"
, '\n',
#embed "../../Languages/en/Compression.ftl"
, '\n',
#embed "../../Languages/en/EventAccounts.ftl"
, '\n',
#embed "../../Languages/en/EventClient.ftl"
, '\n',
#embed "../../Languages/en/EventDay.ftl"
, '\n',
#embed "../../Languages/en/EventReport.ftl"
, '\n',
#embed "../../Languages/en/EventServer.ftl"
, '\n',
#embed "../../Languages/en/Exchange.ftl"
, '\n',
#embed "../../Languages/en/FeatureFiles.ftl"
, '\n',
#embed "../../Languages/en/GeoJSON.ftl"
, '\n',
#embed "../../Languages/en/GeoJSONFoundation.ftl"
, '\n',
#embed "../../Languages/en/GeoJSONOperations.ftl"
, '\n',
#embed "../../Languages/en/JSON.ftl"
, '\n',
#embed "../../Languages/en/Language.ftl"
, '\n',
#embed "../../Languages/en/MapBuilding.ftl"
, '\n',
#embed "../../Languages/en/MapDrawing.ftl"
, '\n',
#embed "../../Languages/en/MapTiles.ftl"
, '\n',
#embed "../../Languages/en/Navigation.ftl"
, '\n',
#embed "../../Languages/en/OpenStreetMap.ftl"
, '\n',
#embed "../../Languages/en/QuestSealing.ftl"
, '\n',
#embed "../../Languages/en/Quests.ftl"
, '\n',
#embed "../../Languages/en/RideLogs.ftl"
, '\n',
#embed "../../Languages/en/RideSimulation.ftl"
, '\n',
#embed "../../Languages/en/RoadMap.ftl"
, '\n',
#embed "../../Languages/en/Routing.ftl"
, '\n',
#embed "../../Languages/en/Scoring.ftl"
, '\n',
#embed "../../Languages/en/SpatialOperations.ftl"
, '\n',
#embed "../../Languages/en/Support.ftl"
, '\n',
#embed "../../Languages/en/VeloQuest.ftl"
, '\n',
#embed "../../Languages/en/questctl.ftl"
, '\n',
#embed "../../Languages/en/questd.ftl"
, '\n',
};

static const unsigned char ru[] = {
#embed "../../Languages/ru/Answers.ftl"
, '\n',
#embed "../../Languages/ru/BrowserInterface.ftl"
, '\n',
#embed "../../Languages/ru/Compression.ftl"
, '\n',
#embed "../../Languages/ru/EventAccounts.ftl"
, '\n',
#embed "../../Languages/ru/EventClient.ftl"
, '\n',
#embed "../../Languages/ru/EventDay.ftl"
, '\n',
#embed "../../Languages/ru/EventReport.ftl"
, '\n',
#embed "../../Languages/ru/EventServer.ftl"
, '\n',
#embed "../../Languages/ru/Exchange.ftl"
, '\n',
#embed "../../Languages/ru/FeatureFiles.ftl"
, '\n',
#embed "../../Languages/ru/GeoJSON.ftl"
, '\n',
#embed "../../Languages/ru/GeoJSONFoundation.ftl"
, '\n',
#embed "../../Languages/ru/GeoJSONOperations.ftl"
, '\n',
#embed "../../Languages/ru/JSON.ftl"
, '\n',
#embed "../../Languages/ru/Language.ftl"
, '\n',
#embed "../../Languages/ru/MapBuilding.ftl"
, '\n',
#embed "../../Languages/ru/MapDrawing.ftl"
, '\n',
#embed "../../Languages/ru/MapTiles.ftl"
, '\n',
#embed "../../Languages/ru/Navigation.ftl"
, '\n',
#embed "../../Languages/ru/OpenStreetMap.ftl"
, '\n',
#embed "../../Languages/ru/QuestSealing.ftl"
, '\n',
#embed "../../Languages/ru/Quests.ftl"
, '\n',
#embed "../../Languages/ru/RideLogs.ftl"
, '\n',
#embed "../../Languages/ru/RideSimulation.ftl"
, '\n',
#embed "../../Languages/ru/RoadMap.ftl"
, '\n',
#embed "../../Languages/ru/Routing.ftl"
, '\n',
#embed "../../Languages/ru/Scoring.ftl"
, '\n',
#embed "../../Languages/ru/SpatialOperations.ftl"
, '\n',
#embed "../../Languages/ru/Support.ftl"
, '\n',
#embed "../../Languages/ru/VeloQuest.ftl"
, '\n',
#embed "../../Languages/ru/questctl.ftl"
, '\n',
#embed "../../Languages/ru/questd.ftl"
, '\n',
};

static const struct language_texts all[] = {
    {"en", en, sizeof en},
    {"ru", ru, sizeof ru},
};

size_t language_count(void) { return sizeof all / sizeof *all; }
struct language_texts language_at(size_t index) { return all[index]; }
