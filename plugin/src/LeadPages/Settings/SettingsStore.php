<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Settings;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;

/** Stores what a site has changed of the settings; the rest follows the defaults of the plugin's version. */
final class SettingsStore {

	public const OPTION = 'svc_lead_settings';

	/** Of the settings alone; leads have a lock of their own. */
	public const LOCK = 'lead_settings';

	private readonly SiteOption $option;

	public function __construct( Database $database ) {
		$this->option = new SiteOption( $database, self::OPTION, self::LOCK );
	}

	public function current(): LeadSettings {
		return LeadSettings::of( $this->stored() );
	}

	/**
	 * Inside, reads return the last written settings, and no other request writes.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->option->exclusively( $work );
	}

	/** @param array<string, mixed> $changes Parsed and checked. To be called inside the lock. */
	public function merge( array $changes ): void {
		$merged = array_replace( $this->stored(), $changes );
		if ( $merged !== $this->stored() ) {
			$this->option->write( $merged );
		}
	}

	/** @return array<string, mixed> */
	private function stored(): array {
		return $this->option->value() ?? array();
	}
}
