import type { Shape } from './schematics'

/** A small picture of a layout, drawn from rectangles. The label beside it says the same in words. */
export const Schematic = ({ shapes }: { readonly shapes: readonly Shape[] }) => (
  <svg viewBox="0 0 96 60" className="schematic" aria-hidden focusable="false">
    {shapes.map(([tone, x, y, width, height, radius = 0.5], index) => (
      <rect key={index} className={`schematic-${tone}`} x={x} y={y} width={width} height={height} rx={radius} />
    ))}
  </svg>
)
