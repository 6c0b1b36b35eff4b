// How wide a text is in the page's letters, in heights of a letter.

const SIZE = 100;
let pen: CanvasRenderingContext2D | null = null;

export function textWidth(text: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 0.6;
  pen.font = `500 ${SIZE}px Rubik, system-ui, sans-serif`;
  return pen.measureText(text).width / SIZE;
}
