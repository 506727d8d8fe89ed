/** The models a header's menu lists by itself (CNT-02). */
export type ListedModel = {
  readonly name: string
  readonly slug: string
  readonly body: string
  readonly manufacturer: string
}

/** Entries of one menu at most; `/models` has them all. */
export const mostListed = 24

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** At a manufacturer's own dealer its models alone; elsewhere all that staff want listed. */
export const ofManufacturer = (
  models: readonly ListedModel[],
  manufacturer: string | null | undefined,
): readonly ListedModel[] => (manufacturer ? models.filter((one) => same(one.manufacturer, manufacturer)) : models)
