/** A model listed automatically in the header's menu (CNT-02). */
export type MenuModel = {
  readonly name: string
  readonly slug: string
  readonly body: string
  readonly manufacturer: string
}

/** Maximum entries of one menu; `/models` lists all. */
export const MAX_MENU_MODELS = 24

const equalsIgnoringCase = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns only the manufacturer's models at a manufacturer's own dealer, else all. */
export const filterByManufacturer = (
  models: readonly MenuModel[],
  manufacturer: string | null | undefined,
): readonly MenuModel[] =>
  manufacturer ? models.filter((one) => equalsIgnoringCase(one.manufacturer, manufacturer)) : models
