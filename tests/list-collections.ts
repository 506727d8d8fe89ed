import type { CollectionConfig } from 'payload'

const isCollection = (value: unknown): value is CollectionConfig =>
  typeof value === 'object' && value !== null && 'slug' in value && 'fields' in value && 'access' in value

const modules = import.meta.glob<Record<string, unknown>>(
  ['../collections/**/*.ts', '../globals/*.ts', '!../**/*.test.ts'],
  { eager: true },
)

/** Lists the collections as their files declare them, without a database. */
export const listCollections = (): readonly CollectionConfig[] =>
  Object.values(modules).flatMap((one) => Object.values(one).filter(isCollection))
