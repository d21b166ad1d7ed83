<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use RuntimeException;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\NetworkOption;

/** The key of form tokens and challenges. It is none of WordPress's salts: new salts would turn what cached pages send into spam. */
final class FormSecret {

	public const OPTION = 'svc_lead_secret';

	private readonly NetworkOption $option;

	public function __construct( Database $database ) {
		$this->option = new NetworkOption( $database, self::OPTION );
	}

	public function hmac( string $use, string $value ): string {
		return hash_hmac( 'sha256', "$use:$value", $this->stored() ?? $this->create() );
	}

	private function create(): string {
		return $this->option->exclusively(
			function (): string {
				if ( null === $this->stored() ) {
					$this->option->write( bin2hex( random_bytes( 32 ) ) );
				}
				return $this->stored() ?? throw new RuntimeException( 'The key of form tokens was not saved.' );
			}
		);
	}

	private function stored(): ?string {
		$secret = $this->option->value();
		return is_string( $secret ) && '' !== $secret ? $secret : null;
	}
}
