"""Coach: candidate actions ranked, with facts, reasons and text."""
