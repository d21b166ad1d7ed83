<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;

/** Whether assistants with tools that write can authenticate. */
final class AssistantsTest implements HealthTest {

	/** @param \Closure(): bool $are_wanted Whether an administrator has switched on tools that are off by default. */
	public function __construct( private readonly \Closure $are_wanted ) {}

	public function name(): string {
		return 'svc-assistants';
	}

	public function title(): string {
		return __( 'Assistants', 'svc' );
	}

	public function look(): ?Verdict {
		if ( ! ( $this->are_wanted )() ) {
			return null;
		}
		return wp_is_application_passwords_available()
			? Verdict::good( __( 'Assistants can sign in', 'svc' ), __( 'They do so by application passwords, which everybody finds in their account’s profile.', 'svc' ) )
			: Verdict::recommended(
				__( 'Assistants cannot sign in', 'svc' ),
				__( 'You have switched on what assistants may do, but they sign in by application passwords, and this site has none: WordPress offers them where the site has HTTPS, unless another plugin switches them off.', 'svc' ),
				array(
					'url'  => admin_url( 'admin.php?page=svc-people-settings' ),
					'text' => __( 'What assistants may do', 'svc' ),
				)
			);
	}
}
