import { buildCatalogueParams, type CatalogueSearch } from '@/src/domain/catalogue/search-params'

/** The rest of a search as hidden fields of a plain form, so that the form works before hydration. */
export const HiddenSearchFields = ({ search }: { search: CatalogueSearch }) =>
  [...new URLSearchParams(buildCatalogueParams({ ...search, offset: 0 }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
