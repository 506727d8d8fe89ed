import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { ImportPanel as ImportPanel_c54ea7b64e0d50c8d0df69e38bf54039 } from '../../../../src/admin/stock-feeds/import-panel'
import { SwitchesField as SwitchesField_749ec8a9031821110ce548a011f62106 } from '../../../../src/admin/switches/switches-field'
import { ColourField as ColourField_05f700d4963314525d536b7b447e0a90 } from '../../../../src/admin/theme/colour-field'
import { FontField as FontField_f06cd3e401ccdc2ffd2f13eccf890609 } from '../../../../src/admin/theme/font-field'
import { PurgePanel as PurgePanel_dc9093dc64f484d1259d83b6cd728479 } from '../../../../src/admin/tenants/purge-panel'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelector as TenantSelector_ebe136bc26065ea8a5087d1d2e9595ba } from '../../../../src/admin/tenants/tenant-selector'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/stock-feeds/import-panel#ImportPanel": ImportPanel_c54ea7b64e0d50c8d0df69e38bf54039,
  "/src/admin/switches/switches-field#SwitchesField": SwitchesField_749ec8a9031821110ce548a011f62106,
  "/src/admin/theme/colour-field#ColourField": ColourField_05f700d4963314525d536b7b447e0a90,
  "/src/admin/theme/font-field#FontField": FontField_f06cd3e401ccdc2ffd2f13eccf890609,
  "/src/admin/tenants/purge-panel#PurgePanel": PurgePanel_dc9093dc64f484d1259d83b6cd728479,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/src/admin/tenants/tenant-selector#TenantSelector": TenantSelector_ebe136bc26065ea8a5087d1d2e9595ba,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
