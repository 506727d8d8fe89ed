/** The part of fontkit that turns text into outlines. */
declare module 'fontkit' {
  type Glyph = { readonly path: { readonly toSVG: () => string } }
  type Position = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }
  export type Font = {
    readonly unitsPerEm: number
    readonly layout: (text: string) => { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] }
  }
  export const create: (file: Buffer) => Font
}
