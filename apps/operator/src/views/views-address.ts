/** Written out, so that neither the palette nor the frame brings schemas along. */
export const viewsAddress = {
  method: 'GET',
  access: 'staff',
  path: '/api/staff/views',
  permission: 'views.read',
} as const;
