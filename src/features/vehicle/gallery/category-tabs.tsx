import { categoryLabels, listCategoryTabs, type ShownCategory } from '@/src/domain/vehicle-page/gallery/gallery'

type Props = {
  readonly categories: readonly ShownCategory[]
  /** Index of the visible photo; -1 if another slide is visible. */
  readonly at: number
  readonly onPick: (photo: number) => void
}

/** Leads to the first photo of the exterior, the interior and the damage, with their numbers (SHP-07). */
export const CategoryTabs = ({ categories, at, onPick }: Props) => (
  <div role="group" aria-label="Photos by part" className="gallery-tabs">
    {listCategoryTabs(categories).map(({ category, count, first }) => (
      <button key={category} type="button" aria-pressed={categories[at] === category} onClick={() => onPick(first)}>
        {categoryLabels[category]} <span>{count}</span>
      </button>
    ))}
  </div>
)
