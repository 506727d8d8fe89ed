import { bodyPlaceholderUrl } from '@/src/domain/images/studio-image'
import type { LinkedModel, ModelPage } from '@/src/domain/models/model'

/** The maker of a model that a page links to is its name alone. */
const makeOf = ({ manufacturer }: ModelPage | LinkedModel): string =>
  typeof manufacturer === 'string' ? manufacturer : manufacturer.name

export const modelImageOf = (model: ModelPage | LinkedModel): string =>
  model.image_url ?? bodyPlaceholderUrl({ make: makeOf(model), model: model.name, body: model.body })
