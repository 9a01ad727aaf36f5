  // The replay.

  let isPlaying = false;
  let lastFrame = 0;
  const slider = by("time");
  slider.max = String(Math.ceil(page.end / 10) * 10);
  slider.value = String(page.end * 0.4);
  time = Number(slider.value);
  const showPlay = () => (by("play").textContent = isPlaying ? `❚❚ ${say("pause")}` : `▶ ${say("play")}`);
  /** Shows the field at `time`, and the ground where it moves with who is followed. */
  const showTime = () => {
    if (followNow()) moved();
    else drawField();
  };
  const setTime = (seconds) => {
    time = Math.min(Math.max(seconds, 0), Number(slider.max));
    slider.value = String(time);
    showTime();
  };
  const frame = (now) => {
    if (!isPlaying) return;
    setTime(time + (Math.min(now - lastFrame, 100) / 1000) * Number(by("speed").value));
    lastFrame = now;
    if (time >= Number(slider.max)) setPlaying(false);
    else requestAnimationFrame(frame);
  };
  const setPlaying = (plays) => {
    isPlaying = plays;
    showPlay();
    if (!plays) {
      announce(clock(time));
      showTime();
      return;
    }
    if (time >= Number(slider.max)) time = 0;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  };
  by("play").addEventListener("click", () => setPlaying(!isPlaying));
  slider.addEventListener("input", () => setTime(Number(slider.value)));
