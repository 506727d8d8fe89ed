type Absentable<T> = null | undefined extends T ? true : undefined extends T ? true : null extends T ? true : false

/** The type without null: properties that may be null or undefined become optional. */
export type Present<T> = { [K in keyof T as Absentable<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as Absentable<T[K]> extends true ? K : never]?: NonNullable<T[K]>
}

/** Removes null, undefined and empty strings, so that absent values are stored, compared and sent in one way. */
export const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Present<T>
