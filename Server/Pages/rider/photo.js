/**
 * A photo as it is sent: at most 1600 pixels wide and high, drawn anew, so that nothing of what the camera wrote beside it is left: no
 * place, no time, no name of the device.
 */

const most = 1600;

/**
 * @param {Blob} file a picture that the browser can show
 * @returns {Promise<{digest: string, type: string, bytes: ArrayBuffer}>}
 */
export async function preparePhoto(file) {
  const picture = await decoded(file);
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (picture instanceof ImageBitmap) picture.close();
  const blob = await new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no JPEG"))), "image/jpeg", 0.85);
  });
  const bytes = await blob.arrayBuffer();
  const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
  return { digest: digest.map((byte) => byte.toString(16).padStart(2, "0")).join(""), type: "image/jpeg", bytes };
}

/** The picture upright, as the camera held it. */
async function decoded(file) {
  try {
    return await createImageBitmap(file, /** @type {any} TypeScript 4.8 does not know it. */ ({ imageOrientation: "from-image" }));
  } catch {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    await image.decode();
    URL.revokeObjectURL(image.src);
    return image;
  }
}
