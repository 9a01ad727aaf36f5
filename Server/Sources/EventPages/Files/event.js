const page = document.body.dataset.page;
const event = decodeURIComponent(location.pathname.split("/")[2]);
const api = "/v1/events/" + encodeURIComponent(event);
const russian = document.documentElement.lang === "ru";
const t = (english, russianText) => russian ? russianText : english;
const main = document.getElementById("main");
const state = document.getElementById("state");
document.getElementById("title").textContent = event;

const element = (name, properties = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
        if (key === "class") made.className = value; else made[key] = value;
    }
    made.append(...children);
    return made;
};

const say = (text, isError = false) => {
    state.textContent = text;
    state.className = isError ? "error" : "";
};

const cellOf = (cell, place, titles) => element("td", { class: titles[place][1] ?? "" }, String(cell ?? ""));

const table = (titles, rows) => {
    const head = element("tr", {}, ...titles.map(([title, kind]) => element("th", { class: kind ?? "", scope: "col" }, title)));
    const body = rows.map(row => element("tr", {}, ...row.map((cell, place) => cellOf(cell, place, titles))));
    return element("div", { class: "wide" }, element("table", {}, element("thead", {}, head), element("tbody", {}, ...body)));
};

const clock = seconds => {
    if (seconds === undefined) return "";
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
    return parts[0] + ":" + parts.slice(1).map(part => String(part).padStart(2, "0")).join(":");
};

const statuses = {
    ok: t("finished", "финишировал"), underWay: t("riding", "в пути"), overTime: t("over time", "опоздал"),
    missingPunch: t("tasks missing", "не все задания"), didNotFinish: t("did not finish", "сошёл"),
    disqualified: t("disqualified", "дисквалифицирован"), notStarted: t("not started", "не стартовал"),
};

class Refused extends Error {
    constructor(problem) { super(problem.detail ?? problem.title ?? ""); this.code = problem.code; }
}

const token = () => sessionStorage.getItem("token " + event);
const call = async (path, options = {}) => {
    const headers = { "Accept-Language": document.documentElement.lang, ...(options.headers ?? {}) };
    if (token()) headers.Authorization = "Bearer " + token();
    const response = await fetch(api + path, { ...options, headers });
    if (!response.ok) throw new Refused(await response.json().catch(() => ({ code: String(response.status) })));
    return response.status === 204 ? null : response.json();
};

const standings = async () => {
    const ranked = await call("/standings");
    return ranked.groups.flatMap(group => [
        ...(group.class ? [element("h2", {}, group.class)] : []),
        table(
            [[t("Place", "Место"), "number"], [t("Name", "Имя")], [t("Points", "Очки"), "number"],
             [t("Time", "Время"), "number"], [t("State", "Состояние")]],
            group.rows.map(row => [row.place, row.name, row.points, clock(row.seconds), statuses[row.status] ?? row.status])),
    ]);
};

const lateText = late => late ? [
    late.lines ? t(`${late.lines} late, up to ${Math.round(late.longest / 60000)} min`, `${late.lines} с опозданием до ${Math.round(late.longest / 60000)} мин`) : "",
    late.afterEnd ? t(`${late.afterEnd} after the end`, `${late.afterEnd} после конца`) : "",
    late.ahead ? t(`clock ahead ${Math.round(late.ahead / 60000)} min`, `часы спешат на ${Math.round(late.ahead / 60000)} мин`) : "",
].filter(text => text).join(", ") : "";

const riders = async () => {
    const list = await call("/riders");
    const now = Date.now();
    return table(
        [[t("Rider", "Участник")], [t("Name", "Имя")], [t("Class", "Класс")], [t("Joined", "Присоединился")],
         [t("Lines", "Записи"), "number"], [t("Late lines", "Поздние записи")], [t("Seen, s ago", "Был, с назад"), "number"], [t("Position", "Положение")]],
        list.map(rider => [
            rider.rider, rider.name, rider.class, rider.joined ? "✓" : "", rider.lines, lateText(rider.late),
            rider.seen ? Math.max(0, Math.round((now - rider.seen) / 1000)) : "",
            rider.position ? rider.position[2].toFixed(5) + ", " + rider.position[3].toFixed(5) : "",
        ]));
};

const positions = async () => {
    const live = await call("/live");
    if (live.slot < live.first) return element("p", {}, t("No positions yet.", "Положений пока нет."));
    const seen = new Map();
    for (let slot = Math.max(live.first, live.slot - 11); slot <= live.slot; slot += 1) {
        const found = await call("/live/" + slot).catch(() => ({ positions: [] }));
        for (const position of found.positions) seen.set(position[0], position);
    }
    return table(
        [[t("Rider", "Участник")], [t("Longitude", "Долгота"), "number"], [t("Latitude", "Широта"), "number"]],
        [...seen.values()].map(([rider, , longitude, latitude]) => [rider, longitude.toFixed(5), latitude.toFixed(5)]));
};

const part = async (title, make) => {
    try {
        const made = await make();
        return element("section", {}, element("h2", {}, title), ...(Array.isArray(made) ? made : [made]));
    } catch (error) {
        if (error.code === "forbidden") return "";
        throw error;
    }
};

const show = async () => {
    const parts = [];
    if (page === "office") parts.push(await part(t("Riders", "Участники"), riders));
    if (page === "live") parts.push(await part(t("Positions", "Положения"), positions));
    parts.push(await part(t("Standings", "Результаты"), standings));
    main.replaceChildren(...parts);
    say(t("Updated ", "Обновлено ") + new Date().toLocaleTimeString());
};

const refresh = async () => {
    try {
        await show();
    } catch (error) {
        if (error.code === "unauthorized" && page === "office") return signIn(error.message);
        say(error.code ? error.message : t("No connection; trying again.", "Нет связи; пробуем ещё раз."), true);
    }
    setTimeout(refresh, 3000);
};

const signIn = message => {
    const field = element("input", { type: "text", required: true, autocomplete: "off", spellcheck: false });
    const form = element("form", {},
        element("label", {}, t("Token of the organiser", "Токен организатора"), field),
        element("button", {}, t("Open", "Открыть")));
    form.addEventListener("submit", submitted => {
        submitted.preventDefault();
        sessionStorage.setItem("token " + event, field.value.trim());
        main.replaceChildren();
        refresh();
    });
    main.replaceChildren(form);
    say(message ?? "", Boolean(message));
    field.focus();
};

if (page === "office" && !token()) signIn(); else refresh();
