/** Shows structured data as text. Payload's own editor loads its script from another company's host. */
export const jsonField = '/src/admin/json/json-field#JsonField'
