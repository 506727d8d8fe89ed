declare const layers: readonly {
  readonly folder: string
  readonly holds: string
  readonly imports: readonly string[]
}[]
export = layers
