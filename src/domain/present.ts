type Absentable<T> = null | undefined extends T ? true : undefined extends T ? true : null extends T ? true : false

/** The values that are there: keys that may be absent become optional, and null goes with undefined. */
export type Present<T> = { [K in keyof T as Absentable<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as Absentable<T[K]> extends true ? K : never]?: NonNullable<T[K]>
}

/** Absent instead of null, undefined or an empty text: what is stored, compared and sent is what is known. */
export const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Present<T>
