/** A model listed automatically in the header's menu (CNT-02). */
export type ListedModel = {
  readonly name: string
  readonly slug: string
  readonly body: string
  readonly manufacturer: string
}

/** Maximum entries of one menu; `/models` lists all. */
export const mostListed = 24

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns only the manufacturer's models at a manufacturer's own dealer, else all. */
export const ofManufacturer = (
  models: readonly ListedModel[],
  manufacturer: string | null | undefined,
): readonly ListedModel[] => (manufacturer ? models.filter((one) => same(one.manufacturer, manufacturer)) : models)
