import { admins } from '@/src/domain/panel/menu'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { switchesField } from '@/src/cms/fields/switches-field'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { checkAccountPathOfSettings } from '@/src/cms/fields/account-path'
import { versionHistory } from '@/src/cms/documents/preview'
import { abn, httpsUrl, phone } from '@/src/domain/tenancy/folder-schemas'

/** One document per tenant: its switches, numbers and legal facts (TEN-02, TEN-08). */
export const siteSettings = tenantOwned(
  {
    slug: 'site-settings',
    labels: { singular: 'Site settings', plural: 'Site settings' },
    admin: { description: 'Phones, legal facts and switches of your site. Changes show at once.' },
    versions: versionHistory,
    hooks: { beforeValidate: [checkAccountPathOfSettings] },
    fields: [
      {
        name: 'phone',
        type: 'text',
        validate: validateWithSchema(phone),
        admin: { description: 'Main number; shown in the header and footer.' },
      },
      {
        name: 'email',
        type: 'email',
        admin: {
          description: 'Your general address. Leads that no lead rule fits are sent to it; pages do not show it.',
        },
      },
      {
        name: 'licence',
        type: 'text',
        maxLength: 120,
        admin: { description: 'Dealer licence, with its state’s label, on every page.' },
      },
      {
        name: 'abn',
        type: 'text',
        label: 'ABN',
        validate: validateWithSchema(abn),
        admin: { description: 'In the footer, on every page.' },
      },
      {
        name: 'manufacturer_name',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Only for dealers of one manufacturer.' },
      },
      {
        name: 'social',
        type: 'group',
        fields: ['facebook', 'instagram', 'youtube', 'linkedin'].map((name) => ({
          name,
          type: 'text' as const,
          admin: { description: 'Full address of your page there; its sign shows in the footer. Default: none.' },
          validate: validateWithSchema(httpsUrl),
        })),
      },
      {
        name: 'legal',
        type: 'group',
        admin: { description: 'Short texts shown in the footer and beside prices.' },
        fields: [
          {
            name: 'privacy',
            type: 'textarea',
            maxLength: 20_000,
            admin: {
              description:
                'Beside every form, and on /privacy-policy. Default: a sentence that promises to answer only.',
            },
          },
          {
            name: 'terms',
            type: 'textarea',
            maxLength: 20_000,
            admin: { description: 'Kept for your records; the page of terms is edited under Pages.' },
          },
          {
            name: 'prices',
            type: 'textarea',
            maxLength: 20_000,
            admin: { description: 'Small beside prices: what they include. Default: none.' },
          },
        ],
      },
      switchesField('This site’s own choices; a switch left out inherits.'),
    ],
  },
  {
    write: ['tenant-admin'],
    single: true,
    public: true,
    exported: true,
    menu: { group: 'Settings', order: 1, roles: admins },
  },
)
