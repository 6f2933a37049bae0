import type { Picture } from '../drawing/shape.ts';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a picture as vectors, as large as the frame allows and centred in it. */
export function drawPicture(doc: PDFKit.PDFDocument, { box, shapes }: Picture, frame: Frame): void {
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const left = frame.x + (frame.width - box.width * scale) / 2;
  const top = frame.y + (frame.height - box.height * scale) / 2;
  doc.save();
  doc.translate(left - box.x * scale, top - box.y * scale).scale(scale);
  doc.lineJoin('round').lineCap('round');
  for (const { path, fill, stroke, weight, isDashed } of shapes) {
    doc.lineWidth((1.1 * weight) / scale);
    if (isDashed) doc.dash(0.8 / scale, { space: 3.5 / scale });
    else doc.undash();
    const line = doc.path(path);
    if (fill && stroke) line.fillAndStroke(fill, stroke);
    else if (fill) line.fill(fill);
    else if (stroke) line.stroke(stroke);
  }
  doc.restore();
}
