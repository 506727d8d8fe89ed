declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** An axis pinned to a value. */
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  /** A font reduced to the letters of a text. */
  const subsetFont: (font: Buffer, text: string, options?: Options) => Promise<Buffer>
  export default subsetFont
}
