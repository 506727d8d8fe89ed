/** Shows structured data as text. Payload's own editor loads its script from another company's host. */
export const JSON_FIELD = '/src/admin/json/json-field#JsonField'
