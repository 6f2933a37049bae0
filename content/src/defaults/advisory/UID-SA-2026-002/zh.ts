export default {
  title: 'SDP 控制器对重放的单包授权容忍过长',
  summary:
    '授权包的时间窗为 120 秒，已用计数器只保存在内存中，重启后不再记得。截获者可在窗口内重放，使端口对其短暂应答，从而得知入口存在。建立会话仍需双向 TLS。5 月 6 日更新：补充主备切换同样会丢失计数器。CWE-294；未申请 CVE 与 CNVD 编号。向量 CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N。',
  affected: ['SDP 控制器 2.4.0–2.4.3'],
  notAffected: ['2.3 及更早版本', 'SDP 网关与客户端'],
  fixed: ['2.4.4：时间窗 30 秒，已用计数器落盘并在主备间同步'],
  workaround: '在边界按来源地址限制控制器的 UDP 端口。',
};
