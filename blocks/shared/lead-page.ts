/** The post type of lead pages. */
export const LEAD_PAGE = 'svc_lead_page';
