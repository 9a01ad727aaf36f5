/** The browser's positions while the rider rides, and the screen kept on. */

/** Seconds without a position after which one is asked for: some receivers say nothing while nobody moves. */
const patience = 4000;

export class Positions {
  /**
   * The last position.
   *
   * @type {{longitude: number, latitude: number, time: number, accuracy: number, speed: number | null, course: number | null} | null}
   */
  last = null;
  isOn = false;
  #watch = 0;
  #timer = 0;
  #heard = 0;
  /** The phone's clock less that of the page, which nobody sets, in milliseconds. */
  #clock = -Infinity;
  /** The shortest time from a position's timestamp until it came. */
  #lateness = Infinity;
  #actions;
  /** @type {any} TypeScript 4.8 knows no screen lock. */
  #lock = null;
  #wantsAwake = false;

  /** @param {{onFix: (fix: NonNullable<Positions["last"]>) => void, onError: (error: {code: number, message: string}) => void}} actions */
  constructor(actions) {
    this.#actions = actions;
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#holdScreen();
    });
  }

  static get exist() {
    return "geolocation" in navigator;
  }

  start() {
    if (this.isOn || !Positions.exist) return;
    this.isOn = true;
    const options = { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 };
    this.#watch = navigator.geolocation.watchPosition((position) => this.#take(position), (error) => this.#fail(error), options);
    this.#timer = setInterval(() => {
      if (performance.now() - this.#heard < patience) return;
      this.ask();
    }, patience / 2);
    this.#holdScreen();
  }

  stop() {
    if (!this.isOn) return;
    this.isOn = false;
    navigator.geolocation.clearWatch(this.#watch);
    clearInterval(this.#timer);
    this.#releaseScreen();
  }

  /**
   * Asks for a position now. The browser may use none that it had before, so that what it gives is where the rider is, even where its
   * time is that of the last movement.
   */
  ask() {
    const asked = Date.now();
    const take = (position) => this.#take(position, asked);
    navigator.geolocation.getCurrentPosition(take, () => {}, { enableHighAccuracy: true, maximumAge: 0, timeout: 10_000 });
  }

  /** Whether the screen is to stay on. */
  set awake(isWanted) {
    this.#wantsAwake = isWanted;
    if (isWanted) this.#holdScreen();
    else this.#releaseScreen();
  }

  static get canStayAwake() {
    return "wakeLock" in navigator;
  }

  /**
   * When a position was, by the phone's clock: receivers have clocks of their own, and the times of answers are the phone's. An answer
   * must not seem to come before its check-in because the phone's clock is behind.
   */
  #timeOf(timestamp) {
    const now = Date.now();
    const clock = now - performance.now();
    // The clock was set, or the phone slept.
    if (Math.abs(clock - this.#clock) > 2000) this.#lateness = Infinity;
    this.#clock = clock;
    this.#lateness = Math.min(this.#lateness, now - timestamp);
    return timestamp + this.#lateness;
  }

  #take({ coords, timestamp }, earliest = -Infinity) {
    this.#heard = performance.now();
    const time = Math.max(this.#timeOf(timestamp), earliest) / 1000;
    if (this.last && time <= this.last.time) return;
    const last = {
      longitude: coords.longitude, latitude: coords.latitude, time, accuracy: coords.accuracy, speed: coords.speed, course: coords.heading,
    };
    this.last = last;
    this.#actions.onFix(last);
  }

  #fail(error) {
    // A time-out is no refusal: the watch goes on.
    if (error.code === 3) return;
    this.#actions.onError(error);
  }

  async #holdScreen() {
    if (!this.isOn || !this.#wantsAwake || this.#lock || !Positions.canStayAwake || document.visibilityState !== "visible") return;
    try {
      this.#lock = await /** @type {any} As above. */ (navigator).wakeLock.request("screen");
      this.#lock.addEventListener("release", () => (this.#lock = null));
    } catch {
      // A phone that saves power refuses.
    }
  }

  #releaseScreen() {
    this.#lock?.release();
    this.#lock = null;
  }
}
