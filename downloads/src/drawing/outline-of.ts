type Attributes = Record<string, string>;

/** Returns the outline of an SVG shape as path data; undefined for an element that only groups. */
export function outlineOf(name: string, attributes: Attributes): string | undefined {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return attributes.d;
  if (name === 'rect') return rectangle(attributes);
  if (name === 'circle') return circle(number('cx'), number('cy'), number('r'));
  if (name === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (name === 'polyline') return `M${attributes.points}`;
  if (name === 'polygon') return `M${attributes.points}Z`;
  return undefined;
}

function rectangle(attributes: Attributes): string {
  const [x, y, width, height, radius] = ['x', 'y', 'width', 'height', 'rx'].map((key) =>
    Number(attributes[key] ?? 0),
  ) as [number, number, number, number, number];
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}
