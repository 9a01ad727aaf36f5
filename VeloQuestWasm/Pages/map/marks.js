/** The marks of tasks, start and finish, drawn on a canvas: for the plain map directly, for MapLibre as pictures. */

/** The size of a task's mark in CSS pixels. */
export function taskSize(sign, isChosen) {
  const height = isChosen ? 38 : 30;
  return { width: Math.max(height, 14 + 8.5 * (sign === "🔒" ? 1 : sign.length) + (isChosen ? 4 : 0)), height };
}

/** A task's mark around a middle. */
export function drawTask(context, x, y, { sign, state, isChosen }, look) {
  const { width, height } = taskSize(sign, isChosen);
  const [w, h] = [width - 4, height - 4];
  context.fillStyle = look[state] ?? look.open;
  context.strokeStyle = isChosen ? look.ink : look.paper;
  context.lineWidth = isChosen ? 3 : 2;
  context.beginPath();
  context.roundRect(x - w / 2, y - h / 2, w, h, h / 2);
  context.fill();
  context.stroke();
  context.fillStyle = look.paper;
  if (sign === "🔒") drawLock(context, x, y, look);
  else drawSign(context, sign, x, y, isChosen ? 16 : 13);
}

/** A flag for the start, a chequered one for the finish. */
export function drawEnd(context, x, y, kind, look) {
  context.fillStyle = look.ink;
  context.strokeStyle = look.paper;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(x - 13, y - 13, 26, 26, 5);
  context.fill();
  context.stroke();
  context.fillStyle = look.paper;
  if (kind === "start") {
    context.beginPath();
    context.moveTo(x - 5, y - 7);
    context.lineTo(x + 8, y);
    context.lineTo(x - 5, y + 7);
    context.fill();
    return;
  }
  context.fillRect(x - 7, y - 8, 2, 17);
  for (let square = 0; square < 12; square += 1) {
    const [column, row] = [square % 4, Math.floor(square / 4)];
    if ((column + row) % 2 === 0) context.fillRect(x - 5 + column * 3.4, y - 8 + row * 3.4, 3.4, 3.4);
  }
}

/** A rider's dot, with a nose where the rider goes. */
export function drawRider(context, x, y, { colour, state, sign, course }, look) {
  if (Number.isFinite(course)) drawNose(context, x, y, course, look);
  context.fillStyle = state === "silent" ? look.paper : colour;
  context.strokeStyle = { silent: colour, late: look.late, flagged: look.flagged }[state] ?? look.paper;
  context.lineWidth = state === "moving" ? 2 : 3;
  context.beginPath();
  context.arc(x, y, 8, 0, 7);
  context.fill();
  context.stroke();
  if (!sign) return;
  context.fillStyle = state === "silent" ? look.ink : look.paper;
  drawSign(context, sign, x, y, 12);
}

/** A triangle beyond a dot of a radius, in the direction of a course. */
export function drawNose(context, x, y, course, look, radius = 8) {
  context.save();
  context.translate(x, y);
  context.rotate((course * Math.PI) / 180);
  context.fillStyle = look.ink;
  context.strokeStyle = look.paper;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(0, -radius - 11);
  context.lineTo(7, -radius);
  context.lineTo(-7, -radius);
  context.closePath();
  context.fill();
  context.stroke();
  context.restore();
}

export function drawSign(context, sign, x, y, size) {
  context.font = `700 ${size}px system-ui, "Liberation Sans", Arial, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(sign);
  context.fillText(sign, x, y + (above - below) / 2);
  context.textAlign = "left";
}

function drawLock(context, x, y, look) {
  context.beginPath();
  context.roundRect(x - 6, y - 2, 12, 9, 2);
  context.fill();
  context.strokeStyle = look.paper;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, y - 3, 4, Math.PI, 0);
  context.stroke();
}
