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
    admin: {
      description: 'Phone number, legal details and switches of your site. Shoppers see changes as soon as you save.',
    },
    versions: versionHistory,
    hooks: { beforeValidate: [checkAccountPathOfSettings] },
    fields: [
      {
        name: 'phone',
        type: 'text',
        validate: validateWithSchema(phone),
        admin: { description: 'Your main number, shown in the header and footer.' },
      },
      {
        name: 'email',
        type: 'email',
        admin: {
          description:
            'Your general email address. Leads that don’t match a lead rule are sent here. It isn’t shown on your site.',
        },
      },
      {
        name: 'licence',
        type: 'text',
        maxLength: 120,
        admin: { description: 'Your dealer licence number with your state’s label. Shown on every page.' },
      },
      {
        name: 'abn',
        type: 'text',
        label: 'ABN',
        validate: validateWithSchema(abn),
        admin: { description: 'Shown in the footer of every page.' },
      },
      {
        name: 'manufacturer_name',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Only for dealers that sell one manufacturer’s vehicles.' },
      },
      {
        name: 'social',
        type: 'group',
        fields: ['facebook', 'instagram', 'youtube', 'linkedin'].map((name) => ({
          name,
          type: 'text' as const,
          admin: { description: 'The full address of your page. Its icon is shown in the footer. Default: none.' },
          validate: validateWithSchema(httpsUrl),
        })),
      },
      {
        name: 'legal',
        type: 'group',
        admin: { description: 'Short legal texts for the footer, forms and prices.' },
        fields: [
          {
            name: 'privacy',
            type: 'textarea',
            maxLength: 20_000,
            admin: {
              description:
                'Shown with every form and at /privacy-policy. Default: a sentence that says you only use the details to reply.',
            },
          },
          {
            name: 'terms',
            type: 'textarea',
            maxLength: 20_000,
            admin: {
              description: 'For your records only. To change the terms page of your site, edit it under Pages.',
            },
          },
          {
            name: 'prices',
            type: 'textarea',
            maxLength: 20_000,
            admin: { description: 'Shown in small print next to prices, to say what they include. Default: none.' },
          },
        ],
      },
      switchesField(
        'Settings for this site. A switch you don’t set keeps the value of your template or the built-in default.',
      ),
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
