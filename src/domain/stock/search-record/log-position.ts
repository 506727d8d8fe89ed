/** A position in the change log of stock: all changes of earlier transactions have been read. */
export type LogPosition = string
