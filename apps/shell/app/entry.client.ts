/** The router asks for an entry. Pages carry no router: what is alive in them are the modules in `islands/`. */
