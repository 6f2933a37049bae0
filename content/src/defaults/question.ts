import shared_order_limit from './question/order-limit/shared.ts';
import zh_order_limit from './question/order-limit/zh.ts';
import en_order_limit from './question/order-limit/en.ts';
import shared_unpaid_order from './question/unpaid-order/shared.ts';
import zh_unpaid_order from './question/unpaid-order/zh.ts';
import en_unpaid_order from './question/unpaid-order/en.ts';
import shared_price_changed from './question/price-changed/shared.ts';
import zh_price_changed from './question/price-changed/zh.ts';
import en_price_changed from './question/price-changed/en.ts';
import shared_late_payment from './question/late-payment/shared.ts';
import zh_late_payment from './question/late-payment/zh.ts';
import en_late_payment from './question/late-payment/en.ts';
import shared_cancel_order from './question/cancel-order/shared.ts';
import zh_cancel_order from './question/cancel-order/zh.ts';
import en_cancel_order from './question/cancel-order/en.ts';
import shared_invoice from './question/invoice/shared.ts';
import zh_invoice from './question/invoice/zh.ts';
import en_invoice from './question/invoice/en.ts';
import shared_guest_cart from './question/guest-cart/shared.ts';
import zh_guest_cart from './question/guest-cart/zh.ts';
import en_guest_cart from './question/guest-cart/en.ts';
import shared_public_network_card from './question/public-network-card/shared.ts';
import zh_public_network_card from './question/public-network-card/zh.ts';
import en_public_network_card from './question/public-network-card/en.ts';
import shared_lead_time from './question/lead-time/shared.ts';
import zh_lead_time from './question/lead-time/zh.ts';
import en_lead_time from './question/lead-time/en.ts';
import shared_out_of_stock from './question/out-of-stock/shared.ts';
import zh_out_of_stock from './question/out-of-stock/zh.ts';
import en_out_of_stock from './question/out-of-stock/en.ts';
import shared_licence_delivery from './question/licence-delivery/shared.ts';
import zh_licence_delivery from './question/licence-delivery/zh.ts';
import en_licence_delivery from './question/licence-delivery/en.ts';
import shared_delivery_cost from './question/delivery-cost/shared.ts';
import zh_delivery_cost from './question/delivery-cost/zh.ts';
import en_delivery_cost from './question/delivery-cost/en.ts';
import shared_abroad from './question/abroad/shared.ts';
import zh_abroad from './question/abroad/zh.ts';
import en_abroad from './question/abroad/en.ts';
import shared_damaged_parcel from './question/damaged-parcel/shared.ts';
import zh_damaged_parcel from './question/damaged-parcel/zh.ts';
import en_damaged_parcel from './question/damaged-parcel/en.ts';
import shared_returns from './question/returns/shared.ts';
import zh_returns from './question/returns/zh.ts';
import en_returns from './question/returns/en.ts';
import shared_warranty from './question/warranty/shared.ts';
import zh_warranty from './question/warranty/zh.ts';
import en_warranty from './question/warranty/en.ts';
import shared_card_activation from './question/card-activation/shared.ts';
import zh_card_activation from './question/card-activation/zh.ts';
import en_card_activation from './question/card-activation/en.ts';
import shared_pin_locked from './question/pin-locked/shared.ts';
import zh_pin_locked from './question/pin-locked/zh.ts';
import en_pin_locked from './question/pin-locked/en.ts';
import shared_phone_compatibility from './question/phone-compatibility/shared.ts';
import zh_phone_compatibility from './question/phone-compatibility/zh.ts';
import en_phone_compatibility from './question/phone-compatibility/en.ts';
import shared_module_interface from './question/module-interface/shared.ts';
import zh_module_interface from './question/module-interface/zh.ts';
import en_module_interface from './question/module-interface/en.ts';
import shared_gateway_pair from './question/gateway-pair/shared.ts';
import zh_gateway_pair from './question/gateway-pair/zh.ts';
import en_gateway_pair from './question/gateway-pair/en.ts';
import shared_tunnel_mtu from './question/tunnel-mtu/shared.ts';
import zh_tunnel_mtu from './question/tunnel-mtu/zh.ts';
import en_tunnel_mtu from './question/tunnel-mtu/en.ts';
import shared_connection_timeout from './question/connection-timeout/shared.ts';
import zh_connection_timeout from './question/connection-timeout/zh.ts';
import en_connection_timeout from './question/connection-timeout/en.ts';
import shared_time_sync from './question/time-sync/shared.ts';
import zh_time_sync from './question/time-sync/zh.ts';
import en_time_sync from './question/time-sync/en.ts';
import shared_certificate_expiry from './question/certificate-expiry/shared.ts';
import zh_certificate_expiry from './question/certificate-expiry/zh.ts';
import en_certificate_expiry from './question/certificate-expiry/en.ts';
import shared_browser_sm from './question/browser-sm/shared.ts';
import zh_browser_sm from './question/browser-sm/zh.ts';
import en_browser_sm from './question/browser-sm/en.ts';
import shared_sdk_platforms from './question/sdk-platforms/shared.ts';
import zh_sdk_platforms from './question/sdk-platforms/zh.ts';
import en_sdk_platforms from './question/sdk-platforms/en.ts';
import shared_password_rule from './question/password-rule/shared.ts';
import zh_password_rule from './question/password-rule/zh.ts';
import en_password_rule from './question/password-rule/en.ts';
import shared_password_expired from './question/password-expired/shared.ts';
import zh_password_expired from './question/password-expired/zh.ts';
import en_password_expired from './question/password-expired/en.ts';
import shared_code_missing from './question/code-missing/shared.ts';
import zh_code_missing from './question/code-missing/zh.ts';
import en_code_missing from './question/code-missing/en.ts';
import shared_account_locked from './question/account-locked/shared.ts';
import zh_account_locked from './question/account-locked/zh.ts';
import en_account_locked from './question/account-locked/en.ts';
import shared_sign_out_elsewhere from './question/sign-out-elsewhere/shared.ts';
import zh_sign_out_elsewhere from './question/sign-out-elsewhere/zh.ts';
import en_sign_out_elsewhere from './question/sign-out-elsewhere/en.ts';
import shared_report_vulnerability from './question/report-vulnerability/shared.ts';
import zh_report_vulnerability from './question/report-vulnerability/zh.ts';
import en_report_vulnerability from './question/report-vulnerability/en.ts';
import shared_lost_card from './question/lost-card/shared.ts';
import zh_lost_card from './question/lost-card/zh.ts';
import en_lost_card from './question/lost-card/en.ts';
import shared_key_export from './question/key-export/shared.ts';
import zh_key_export from './question/key-export/zh.ts';
import en_key_export from './question/key-export/en.ts';
import shared_certificates from './question/certificates/shared.ts';
import zh_certificates from './question/certificates/zh.ts';
import en_certificates from './question/certificates/en.ts';
import shared_download_check from './question/download-check/shared.ts';
import zh_download_check from './question/download-check/zh.ts';
import en_download_check from './question/download-check/en.ts';
import shared_post_quantum from './question/post-quantum/shared.ts';
import zh_post_quantum from './question/post-quantum/zh.ts';
import en_post_quantum from './question/post-quantum/en.ts';
import shared_never_asked from './question/never-asked/shared.ts';
import zh_never_asked from './question/never-asked/zh.ts';
import en_never_asked from './question/never-asked/en.ts';
import shared_licence_count from './question/licence-count/shared.ts';
import zh_licence_count from './question/licence-count/zh.ts';
import en_licence_count from './question/licence-count/en.ts';
import shared_licence_renewal from './question/licence-renewal/shared.ts';
import zh_licence_renewal from './question/licence-renewal/zh.ts';
import en_licence_renewal from './question/licence-renewal/en.ts';
import shared_licence_transfer from './question/licence-transfer/shared.ts';
import zh_licence_transfer from './question/licence-transfer/zh.ts';
import en_licence_transfer from './question/licence-transfer/en.ts';
import shared_licence_offline from './question/licence-offline/shared.ts';
import zh_licence_offline from './question/licence-offline/zh.ts';
import en_licence_offline from './question/licence-offline/en.ts';
import shared_licence_trial from './question/licence-trial/shared.ts';
import zh_licence_trial from './question/licence-trial/zh.ts';
import en_licence_trial from './question/licence-trial/en.ts';
import shared_gateway_capacity from './question/gateway-capacity/shared.ts';
import zh_gateway_capacity from './question/gateway-capacity/zh.ts';
import en_gateway_capacity from './question/gateway-capacity/en.ts';
import shared_shared_account from './question/shared-account/shared.ts';
import zh_shared_account from './question/shared-account/zh.ts';
import en_shared_account from './question/shared-account/en.ts';
import shared_activation_fails from './question/activation-fails/shared.ts';
import zh_activation_fails from './question/activation-fails/zh.ts';
import en_activation_fails from './question/activation-fails/en.ts';
import shared_new_phone from './question/new-phone/shared.ts';
import zh_new_phone from './question/new-phone/zh.ts';
import en_new_phone from './question/new-phone/en.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_order_limit, zh: zh_order_limit, en: en_order_limit },
  { shared: shared_unpaid_order, zh: zh_unpaid_order, en: en_unpaid_order },
  { shared: shared_price_changed, zh: zh_price_changed, en: en_price_changed },
  { shared: shared_late_payment, zh: zh_late_payment, en: en_late_payment },
  { shared: shared_cancel_order, zh: zh_cancel_order, en: en_cancel_order },
  { shared: shared_invoice, zh: zh_invoice, en: en_invoice },
  { shared: shared_guest_cart, zh: zh_guest_cart, en: en_guest_cart },
  { shared: shared_public_network_card, zh: zh_public_network_card, en: en_public_network_card },
  { shared: shared_lead_time, zh: zh_lead_time, en: en_lead_time },
  { shared: shared_out_of_stock, zh: zh_out_of_stock, en: en_out_of_stock },
  { shared: shared_licence_delivery, zh: zh_licence_delivery, en: en_licence_delivery },
  { shared: shared_delivery_cost, zh: zh_delivery_cost, en: en_delivery_cost },
  { shared: shared_abroad, zh: zh_abroad, en: en_abroad },
  { shared: shared_damaged_parcel, zh: zh_damaged_parcel, en: en_damaged_parcel },
  { shared: shared_returns, zh: zh_returns, en: en_returns },
  { shared: shared_warranty, zh: zh_warranty, en: en_warranty },
  { shared: shared_card_activation, zh: zh_card_activation, en: en_card_activation },
  { shared: shared_pin_locked, zh: zh_pin_locked, en: en_pin_locked },
  { shared: shared_phone_compatibility, zh: zh_phone_compatibility, en: en_phone_compatibility },
  { shared: shared_module_interface, zh: zh_module_interface, en: en_module_interface },
  { shared: shared_gateway_pair, zh: zh_gateway_pair, en: en_gateway_pair },
  { shared: shared_tunnel_mtu, zh: zh_tunnel_mtu, en: en_tunnel_mtu },
  { shared: shared_connection_timeout, zh: zh_connection_timeout, en: en_connection_timeout },
  { shared: shared_time_sync, zh: zh_time_sync, en: en_time_sync },
  { shared: shared_certificate_expiry, zh: zh_certificate_expiry, en: en_certificate_expiry },
  { shared: shared_browser_sm, zh: zh_browser_sm, en: en_browser_sm },
  { shared: shared_sdk_platforms, zh: zh_sdk_platforms, en: en_sdk_platforms },
  { shared: shared_password_rule, zh: zh_password_rule, en: en_password_rule },
  { shared: shared_password_expired, zh: zh_password_expired, en: en_password_expired },
  { shared: shared_code_missing, zh: zh_code_missing, en: en_code_missing },
  { shared: shared_account_locked, zh: zh_account_locked, en: en_account_locked },
  { shared: shared_sign_out_elsewhere, zh: zh_sign_out_elsewhere, en: en_sign_out_elsewhere },
  { shared: shared_report_vulnerability, zh: zh_report_vulnerability, en: en_report_vulnerability },
  { shared: shared_lost_card, zh: zh_lost_card, en: en_lost_card },
  { shared: shared_key_export, zh: zh_key_export, en: en_key_export },
  { shared: shared_certificates, zh: zh_certificates, en: en_certificates },
  { shared: shared_download_check, zh: zh_download_check, en: en_download_check },
  { shared: shared_post_quantum, zh: zh_post_quantum, en: en_post_quantum },
  { shared: shared_never_asked, zh: zh_never_asked, en: en_never_asked },
  { shared: shared_licence_count, zh: zh_licence_count, en: en_licence_count },
  { shared: shared_licence_renewal, zh: zh_licence_renewal, en: en_licence_renewal },
  { shared: shared_licence_transfer, zh: zh_licence_transfer, en: en_licence_transfer },
  { shared: shared_licence_offline, zh: zh_licence_offline, en: en_licence_offline },
  { shared: shared_licence_trial, zh: zh_licence_trial, en: en_licence_trial },
  { shared: shared_gateway_capacity, zh: zh_gateway_capacity, en: en_gateway_capacity },
  { shared: shared_shared_account, zh: zh_shared_account, en: en_shared_account },
  { shared: shared_activation_fails, zh: zh_activation_fails, en: en_activation_fails },
  { shared: shared_new_phone, zh: zh_new_phone, en: en_new_phone },
];
