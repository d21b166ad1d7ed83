<?php
/**
 * What the pattern of a directory page begins with.
 *
 * @package Svc
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Find a person by name or job title.', 'svc' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:svc/staff-directory {"align":"wide"} /--></div>
<!-- /wp:group -->
