/** Categories of an enquiry about no vehicle; the first is the default (LEAD-01). */
export const enquiryCategories = ['General Enquiry', 'Sales', 'Finance', 'Service', 'Parts', 'Careers'] as const
