type IsOptional<T> = null | undefined extends T ? true : undefined extends T ? true : null extends T ? true : false

/** The type without null: properties that may be null or undefined become optional. */
export type WithoutEmpty<T> = { [K in keyof T as IsOptional<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as IsOptional<T[K]> extends true ? K : never]?: NonNullable<T[K]>
}

/** Removes null, undefined and empty strings, so that absent values are stored, compared and sent in one way. */
export const omitEmpty = <T extends object>(values: T): WithoutEmpty<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as WithoutEmpty<T>
