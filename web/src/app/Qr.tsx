// A text as a QR code, for the camera of a telephone.

import qrcode from "qrcode-generator";
import { createMemo, type JSX } from "solid-js";
import "./qr.css";

/** The dark squares, as one path. */
function squares(text: string): { path: string; size: number } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}

export function Qr(props: { text: string; label: string; class?: string }): JSX.Element {
  const picture = createMemo(() => squares(props.text));
  return (
    <svg
      class={`qr ${props.class ?? ""}`}
      viewBox={`-2 -2 ${picture().size + 4} ${picture().size + 4}`}
      role="img"
      aria-label={props.label}
    >
      <rect x="-2" y="-2" width="100%" height="100%" />
      <path d={picture().path} />
    </svg>
  );
}
