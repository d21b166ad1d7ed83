<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

/** A component's top-level entry in the dashboard menu. */
final class Menu {

	/**
	 * @param string                 $icon     A dashicon's name.
	 * @param non-empty-list<Screen> $screens  The entry itself opens the first one.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $icon,
		public readonly int $position,
		public readonly array $screens,
	) {}
}
