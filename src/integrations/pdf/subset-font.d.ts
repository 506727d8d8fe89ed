declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Axes fixed to one value. */
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  /** Reduces a font to the characters of a text. */
  const subsetFont: (font: Buffer, text: string, options?: Options) => Promise<Buffer>
  export default subsetFont
}
