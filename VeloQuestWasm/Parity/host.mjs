import { spawn } from "node:child_process";

/** The native engine, in a process of its own: BrowserInterfaceHost. */
export class Host {
  #process;
  #pieces = [];
  #count = 0;
  #waiting = [];

  constructor(program) {
    this.#process = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.stdout.on("data", (piece) => {
      this.#pieces.push(piece);
      this.#count += piece.length;
      this.#deliver();
    });
    this.#process.on("exit", (code, signal) => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`the native engine ended with ${signal ?? code}`));
    });
  }

  /** Resolves with the reply: JSON, data, log lines, and the microseconds that the call took. */
  exchange(request, data) {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(request.length, 0);
    head.writeUInt32LE(data.length, 4);
    this.#process.stdin.write(Buffer.concat([head, request, data]));
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  end() {
    this.#process.stdin.end();
  }

  #deliver() {
    while (this.#count >= 16) {
      let whole = Buffer.concat(this.#pieces);
      this.#pieces = [whole];
      const [json, data, log, microseconds] = [0, 4, 8, 12].map((place) => whole.readUInt32LE(place));
      const length = 16 + json + data + log;
      if (whole.length < length) return;
      this.#waiting.shift().resolve({
        json: whole.subarray(16, 16 + json),
        data: whole.subarray(16 + json, 16 + json + data),
        log: whole.subarray(16 + json + data, length),
        microseconds,
      });
      this.#pieces = [whole.subarray(length)];
      this.#count -= length;
    }
  }
}
