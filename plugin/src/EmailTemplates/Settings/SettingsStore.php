<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Settings;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;

/** Stores what a site has changed of the e-mail settings; the rest follows the defaults of the plugin's version. */
final class SettingsStore {

	public const OPTION = 'svc_mail_settings';

	/** Also held while templates are written, so that none in use is deleted. */
	public const LOCK = 'mail';

	private readonly SiteOption $option;

	public function __construct( Database $database ) {
		$this->option = new SiteOption( $database, self::OPTION, self::LOCK, true );
	}

	public function current(): MailSettings {
		return MailSettings::of( $this->stored() );
	}

	/** @return list<int> IDs of the templates that the settings name. */
	public function templates(): array {
		return MailSettings::templates( $this->stored() );
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
		$merged = array_replace_recursive( $this->stored(), $changes );
		if ( $merged !== $this->stored() ) {
			$this->option->write( $merged );
		}
	}

	/**
	 * Stores the settings where none are stored: they then come with the site's other options, and requests about templates need
	 * no query to find that there are none. To be called inside the lock.
	 */
	public function keep(): void {
		if ( null === $this->option->value() ) {
			$this->option->write( array() );
		}
	}

	/** @return array<string, mixed> */
	private function stored(): array {
		return $this->option->value() ?? array();
	}
}
