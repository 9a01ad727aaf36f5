/** The colours of what lies on the ground, by look; and which look the system asks for. */

export const looks = {
  light: {
    name: "light", ground: "day",
    ink: "#1a1a1a", paper: "#ffffff", open: "#b0005a", solved: "#1d6f42", pending: "#8a5a00", closed: "#596069",
    locked: "#596069", route: "#0b57d0", trail: "#5b3a8c", plan: "#3d3d3d", zone: "#b0005a", me: "#0b57d0", rider: "#0b57d0",
    silent: "#596069", late: "#a35200", flagged: "#b3261e", background: "#f1efe9", grid: "#dedad1", gridText: "#5f665f", road: "#cbc5b8",
  },
  dark: {
    name: "dark", ground: "night",
    ink: "#f2f4f7", paper: "#0a0d10", open: "#ff8cc2", solved: "#7fd3a0", pending: "#f0bd62", closed: "#a7aeb6",
    locked: "#a7aeb6", route: "#7fb2ff", trail: "#c9a8ff", plan: "#c9d1d9", zone: "#ff8cc2", me: "#7fb2ff", rider: "#7fb2ff",
    silent: "#a7aeb6", late: "#f0bd62", flagged: "#ff8f86", background: "#191c1f", grid: "#2b3035", gridText: "#9aa29a", road: "#454c53",
  },
  sun: {
    name: "sun", ground: "print",
    ink: "#000000", paper: "#ffffff", open: "#8a0046", solved: "#00502a", pending: "#6a4400", closed: "#333333",
    locked: "#333333", route: "#0033aa", trail: "#3d1a73", plan: "#000000", zone: "#8a0046", me: "#0033aa", rider: "#0033aa",
    silent: "#333333", late: "#7a3c00", flagged: "#9c0d06", background: "#ffffff", grid: "#d0d0d0", gridText: "#333333", road: "#8a8a8a",
  },
};

const dark = matchMedia("(prefers-color-scheme: dark)");

/** The look that the system asks for. */
export function systemLook() {
  return dark.matches ? "dark" : "light";
}

/** Calls `action` when the system changes its look, until the function that comes back is called. */
export function onSystemLook(action) {
  dark.addEventListener("change", action);
  return () => dark.removeEventListener("change", action);
}
