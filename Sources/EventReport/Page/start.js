  // The page in a language, in a window, and on paper.

  const speak = (tag) => {
    language = tag;
    document.documentElement.lang = language;
    document.title = `${page.titles[language]} – ${page.kickers[language]}`;
    by("kicker").textContent = page.kickers[language];
    by("title").textContent = page.titles[language];
    for (const element of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-text]")))
      element.textContent = say(element.dataset.text);
    for (const element of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-label]"))) {
      element.setAttribute("aria-label", say(element.dataset.label));
    }
    for (const element of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-hint]")))
      element.placeholder = say(element.dataset.hint);
    for (const button of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-language]"))) {
      button.setAttribute("aria-pressed", String(button.dataset.language === language));
    }
    showPlay();
    showSummary();
    makeStatus();
    makeMarkers();
    if (selected !== null) select(selected);
    showRates();
    showSigns();
    showCharts();
    showTasks();
    showStandings();
    showChosen();
    if (drawn.scale !== 1) drawGround();
  };
  for (const button of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-language]"))) {
    button.addEventListener("click", () => speak(button.dataset.language));
  }

  /** Draws everything anew in the colours that hold now. */
  const repaint = () => {
    colours = new Map();
    heatPicture = null;
    forgetDots();
    showCharts();
    fitView();
  };

  by("attribution").textContent = page.map.attribution;
  if (isFew) rows.forEach((_, row) => (chosen[row] = row));
  speak(language);
  fitView();
  let lastWidth = innerWidth;
  new ResizeObserver(() => {
    if (!isPrinting()) moved();
  }).observe(map);
  addEventListener("resize", () => {
    if (innerWidth === lastWidth || isPrinting()) return;
    lastWidth = innerWidth;
    showCharts();
    fitView();
  });
  darkness.addEventListener("change", repaint);

  // On paper the map is as wide as the sheet, light, and the standings are all there.

  /** The map as one picture. A canvas that was ever cleared would be white on paper, and hide what lies beneath. */
  const makeSheet = () => {
    const layers = [ground, field, overlay];
    const sheet = make("canvas", { id: "sheet", width: ground.width, height: ground.height });
    const context = sheet.getContext("2d");
    context.fillStyle = colour("--ground");
    context.fillRect(0, 0, sheet.width, sheet.height);
    for (const layer of layers) context.drawImage(layer, 0, 0);
    Object.assign(sheet.style, { width: ground.style.width, height: ground.style.height });
    by("markers").before(sheet);
  };

  const mostPrinted = 2000;
  let rowsBefore = shownRows;
  addEventListener("beforeprint", () => {
    setPlaying(false);
    rowsBefore = shownRows;
    document.documentElement.classList.add("printing");
    while (shownRows < Math.min(rows.length, mostPrinted)) showMore();
    repaint();
    makeSheet();
  });
  addEventListener("afterprint", () => {
    by("sheet")?.remove();
    document.documentElement.classList.remove("printing");
    shownRows = rowsBefore;
    showStandings();
    repaint();
  });
