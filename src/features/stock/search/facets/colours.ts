const paintColours: readonly (readonly [RegExp, string])[] = [
  [/white|pearl|ivory/i, '#f7f7f5'],
  [/black|ebony|onyx/i, '#16181b'],
  [/silver/i, '#c3c8cd'],
  [/gr[ea]y|graphite|gunmetal|charcoal/i, '#767c84'],
  [/maroon|burgundy/i, '#6d1a2a'],
  [/red/i, '#c0212b'],
  [/blue|navy|teal|aqua/i, '#1f56a8'],
  [/green/i, '#2f6b45'],
  [/yellow/i, '#f0c419'],
  [/gold|champagne/i, '#c9a85c'],
  [/orange|copper/i, '#d9692a'],
  [/brown|bronze/i, '#6f4e37'],
  [/beige|cream|sand/i, '#dccdb0'],
  [/purple|violet/i, '#5b3a86'],
  [/pink/i, '#d97fa3'],
]

/** Returns the colour of a paint's swatch; stripes if the name is unknown. */
export const swatchColour = (name: string): string =>
  paintColours.find(([word]) => word.test(name))?.[1] ??
  'repeating-linear-gradient(45deg, #b9bec4 0 3px, #e8eaec 3px 6px)'
