/** Codes to join with, as people type them. */

/** What a code means: capital and small letters, hyphens and spaces do not matter, O is 0, and I and L are 1. */
function meaning(code) {
  return code.toUpperCase().replace(/[-\s]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** Whether two codes are the same for a server. */
export function isSameCode(left, right) {
  return typeof left === "string" && meaning(left) === meaning(right);
}
