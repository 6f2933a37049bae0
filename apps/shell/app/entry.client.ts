/** The router's build asks for this entry. Pages load no router: only the modules in `islands/` run in them. */
