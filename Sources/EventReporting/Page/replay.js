  // The replay.

  let isPlaying = false;
  let lastFrame = 0;
  const slider = by("time");
  slider.max = String(Math.ceil(page.end / 10) * 10);
  slider.value = String(page.end * 0.4);
  let exactTime = Number(slider.value);
  const showPlay = () => (by("play").textContent = isPlaying ? `❚❚ ${say("pause")}` : `▶ ${say("play")}`);
  const frame = (now) => {
    if (!isPlaying) return;
    exactTime += (Math.min(now - lastFrame, 100) / 1000) * Number(by("speed").value);
    lastFrame = now;
    slider.value = String(exactTime);
    drawField();
    if (exactTime >= Number(slider.max)) setPlaying(false);
    else requestAnimationFrame(frame);
  };
  const setPlaying = (plays) => {
    isPlaying = plays;
    showPlay();
    if (!plays) return;
    if (exactTime >= Number(slider.max)) exactTime = 0;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  };
  by("play").addEventListener("click", () => setPlaying(!isPlaying));
  slider.addEventListener("input", () => {
    exactTime = Number(slider.value);
    drawField();
  });

