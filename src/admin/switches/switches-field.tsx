import type { JSONFieldServerProps } from 'payload'
import { SwitchesEditor } from './switches-editor'
import { loadTemplateLayer } from './template-layer'

/** The `switches` field of the panel. Loads the layers below with the reader's access. */
export const SwitchesField = async ({
  collectionSlug,
  data,
  field,
  path,
  readOnly,
  req,
}: JSONFieldServerProps & { readonly readOnly?: boolean }) => {
  const template = collectionSlug === 'site-settings' ? await loadTemplateLayer(req, data?.['tenant']) : null
  const description = field.admin?.description
  return (
    <SwitchesEditor
      path={path}
      description={typeof description === 'string' ? description : ''}
      under={template ? [template] : []}
      readOnly={readOnly === true}
    />
  )
}
