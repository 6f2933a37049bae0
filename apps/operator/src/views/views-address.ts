/** The endpoint is written out here, so that neither the palette nor the frame imports schemas. */
export const viewsAddress = {
  method: 'GET',
  access: 'staff',
  path: '/api/staff/views',
  permission: 'views.read',
} as const;
